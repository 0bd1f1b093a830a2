/** What components ask of the window. A test compares widths and heights with those of `media.css`. */
export const mediaQueries = {
  phone: '(width < 600px)',
  low: '(height < 560px)',
  /** Wide, and not a narrow poster. */
  roomy: '(width >= 960px) and (aspect-ratio > 11/10)',
  coarsePointer: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  standalone: '(display-mode: standalone)',
} as const

export type MediaQueryName = keyof typeof mediaQueries

/** Now; see `useMediaQuery` for what is rendered. */
export function mediaQueryList(name: MediaQueryName): MediaQueryList {
  return window.matchMedia(mediaQueries[name])
}
