import { useEffect, useRef } from 'react'
import { liftLabel, type Hero } from '@/content/heroes'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import styles from './HeroPicture.module.css'
import { whenIdle } from './whenIdle'

type Props = {
  front: Hero
  /** The hero that splits in front of `front`. */
  leaving: Hero | null
  next: Hero
  onNext: () => void
}

export function HeroPicture({ front, leaving, next, onNext }: Props) {
  const hasPainted = useHasPainted()
  const ahead = useRef<HTMLImageElement>(null)

  // Loads the next picture in advance, because decoding would delay the first frames of the animation.
  useEffect(() => {
    if (!hasPainted || leaving) return
    return whenIdle(() => {
      ahead.current = new Image()
      ahead.current.src = next.drawing
    })
  }, [next, leaving, hasPainted])

  return (
    <>
      <div className={styles.canvas}>
        {[front, leaving].map(
          (hero) =>
            hero && (
              <HeroFace
                key={hero.id}
                hero={hero}
                isLeaving={hero === leaving}
                isMoving={leaving !== null}
              />
            ),
        )}
      </div>
      <button
        type="button"
        className={styles.touch}
        aria-label={liftLabel(front)}
        onClick={onNext}
      />
    </>
  )
}

type FaceProps = {
  hero: Hero
  isLeaving: boolean
  /** True while one hero splits in front of another. */
  isMoving: boolean
}

/**
 * A still picture, until its inline drawing has loaded. The drawing has a thousand elements, so it loads only when the
 * page is painted and nothing moves. If it fails, the picture stays.
 */
function HeroFace({ hero, isLeaving, isMoving }: FaceProps) {
  const face = useRef<HTMLSpanElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const container = useRef<HTMLSpanElement>(null)
  const hasPainted = useHasPainted()

  useEffect(() => {
    if (!hasPainted || isMoving) return
    return whenIdle(() => {
      void liveDrawing(picture.current?.src ?? hero.drawing).then((drawing) => {
        if (!drawing || !container.current || !face.current) return
        for (const stroke of drawing.querySelectorAll<SVGElement>('[data-order]'))
          stroke.style.setProperty('--order', stroke.dataset.order ?? '0')
        container.current.replaceChildren(drawing)
        face.current.dataset.live = ''
      })
    })
  }, [hero, isMoving, hasPainted])

  return (
    <span
      ref={face}
      className={styles.face}
      data-hero={hero.id}
      data-leaving={isLeaving}
      data-fades
    >
      <img ref={picture} src={hero.drawing} alt="" fetchPriority="high" decoding="sync" />
      <span ref={container} className={styles.drawing} aria-hidden="true" />
    </span>
  )
}

/** The prerendered page of `/` contains the first drawing (src/platform/build/html.ts). */
const DATA = 'data:image/svg+xml,'

/** An SVG file as an element, so that its parts can move. `null` if it does not load. */
async function liveDrawing(file: string): Promise<SVGSVGElement | null> {
  try {
    const text = file.startsWith(DATA)
      ? decodeURIComponent(file.slice(DATA.length))
      : await fetched(file)
    const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml')
    // A server without this file may send an HTML page. A damaged file contains a parser error.
    const isWhole = !documentElement.querySelector('parsererror')
    return documentElement instanceof SVGSVGElement && isWhole ? documentElement : null
  } catch {
    return null
  }
}

async function fetched(file: string): Promise<string> {
  // The still picture is the same file, so the cache has it. Its age does not matter.
  const response = await fetch(file, { cache: 'force-cache' })
  return response.ok ? response.text() : ''
}
