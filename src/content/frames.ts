/**
 * Other people's pages that are shown in a frame. The build's Content-Security-Policy lets these in and no others,
 * and the mock server has a small page of its own in the place of each.
 */
export const frames = {
  /** OpenStreetMap asks for no key; the marker is the Main Gate. */
  map: 'https://www.openstreetmap.org/export/embed.html?bbox=87.2850%2C22.3000%2C87.3350%2C22.3450&layer=mapnik&marker=22.323834%2C87.310796',
}
