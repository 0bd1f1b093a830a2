/**
 * The sandbox of a frame. A page of another site keeps its own origin, which it needs for its own files and
 * storage; a page of ours must not, for together with scripts it could take the sandbox off.
 */
export function sandboxOf(src: string, permissions: string[]): string {
  const isOurs = new URL(src, location.href).origin === location.origin
  return ['allow-scripts', ...(isOurs ? [] : ['allow-same-origin']), ...permissions].join(' ')
}
