/** Works with any map app; the festival's own map links have this form. */
export function directionsTo({ lat, lng }: { lat: number; lng: number }): string {
  const url = new URL('https://www.google.com/maps/dir/')
  url.search = new URLSearchParams({ api: '1', destination: `${lat},${lng}` }).toString()
  return url.href
}
