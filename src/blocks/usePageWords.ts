import { useEffect, useLayoutEffect } from 'react'
import { edition } from '@/content/edition'
import { env } from '@/shared/env'

/**
 * Names the document, and says at which address it is found (`null`: nowhere). A page's first words come with the
 * document (app/documents/pages.ts), so what writes others is fetched only once people move on.
 */
export function usePageWords(page: string, address: string | null) {
  const title = `${page} | ${edition.festival}`
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
    if (address !== null && canonical === new URL(address, env.siteUrl).href) return
    let isHere = true
    import('./pageWords').then(
      ({ tellPage }) => {
        if (isHere) tellPage(title, address)
      },
      // Without a network nobody reads the head either.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [title, address])
}
