/** Events with their own image, by name (case, spaces and dashes are ignored). Others show their genre's emblem. */
export const eventLogos: Record<string, string> = {
  Centrifuge: '/art/masks/king.svg',
  'Shuffle - Team': '/art/masks/lion.svg',
  'Two For A Tango': '/art/masks/peacock.svg',
  Nrityakala: '/art/masks/moon.svg',
  'Shake A Leg': '/art/masks/laugh.svg',

  Wildfire: '/art/gallery/01.svg',
  'SF Idol': '/art/gallery/23.svg',
  'Lakeside Dreams': '/art/gallery/32.svg',
  Sargam: '/art/gallery/18.svg',
  'War of The DJs': '/art/gallery/41.svg',

  Rangmanch: '/art/gallery/21.svg',
  Nukkad: '/art/gallery/28.svg',

  'A Mighty Pen': '/art/gallery/38.svg',

  SFM: '/art/gallery/29.svg',
  'Lights Camera SF': '/art/gallery/06.svg',

  'Mary Bucknel Trophy(MBT)': '/art/gallery/15.svg',

  'Strokes on Streets': '/art/gallery/26.svg',
  Rangoli: '/art/gallery/10.svg',
  'Face Canvas': '/art/gallery/27.svg',

  Navyata: '/art/gallery/11.svg',
  'Mr and Ms SPRING FEST': '/art/gallery/34.svg',
  'Peek A Who': '/art/masks/lion.svg',

  Mixology: '/art/gallery/20.svg',
  "Chef's Corner": '/art/gallery/30.svg',
}
