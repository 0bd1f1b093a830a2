/** Pages of other sites in frames. The Content-Security-Policy allows only these, and the mock server replaces each one. */
export const frames = {
  /** OpenStreetMap needs no key. The marker is the Main Gate. */
  map: 'https://www.openstreetmap.org/export/embed.html?bbox=87.2850%2C22.3000%2C87.3350%2C22.3450&layer=mapnik&marker=22.323834%2C87.310796',
}
