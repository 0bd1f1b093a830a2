import { ButtonLink } from '@/shared/ui/button/ButtonLink'

/** The way to the payment site for whoever's browser held the tab back: with `noopener` it does not say so. */
export function NoNewTab({ url }: { url: string }) {
  return (
    <>
      <p>No new tab? Your browser may have held it back.</p>
      <ButtonLink href={url} variant="secondary">
        Open the payment page
      </ButtonLink>
    </>
  )
}
