/* What components ask of the window, by name. A test compares widths and heights with those of `media.css`. */

export const PHONE = '(width < 600px)'
export const LOW = '(height < 560px)'
/** Wide, and not a narrow poster. */
export const ROOMY = '(width >= 960px) and (aspect-ratio > 11/10)'
export const COARSE_POINTER = '(pointer: coarse)'
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
