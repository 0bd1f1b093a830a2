/** Other sites need their own origin. Our pages must not keep it: with scripts they could remove the sandbox. */
export function sandboxOf(src: string, permissions: string[]): string {
  const isOurs = new URL(src, location.href).origin === location.origin
  return ['allow-scripts', ...(isOurs ? [] : ['allow-same-origin']), ...permissions].join(' ')
}
