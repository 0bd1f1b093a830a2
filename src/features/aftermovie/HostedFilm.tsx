import { aftermovie } from '@/content/aftermovie'
import { ErrorState } from '@/shared/ui/ErrorState'
import { OutsideFrame } from '@/shared/ui/OutsideFrame'
import { ShowSoon } from './ShowSoon'

/** The video in its frame; it starts by itself, for it was just asked for. */
export function HostedFilm() {
  const { title, videoId, player } = aftermovie
  return (
    <OutsideFrame
      src={`${player}${encodeURIComponent(videoId)}?autoplay=1&rel=0`}
      title={title}
      permissions={['allow-presentation', 'allow-popups', 'allow-popups-to-escape-sandbox']}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The video host refuses to play for a page that does not say where it stands.
      referrerPolicy="strict-origin-when-cross-origin"
      waiting={(isLate) => <ShowSoon isLate={isLate} />}
      failed={(retry) => (
        <ErrorState
          title="The film did not load"
          message="The video’s site gave no answer. Try again, or look for it on YouTube below."
          onRetry={retry}
        />
      )}
    />
  )
}
