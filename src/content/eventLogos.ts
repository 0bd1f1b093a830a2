/** Events with their own image, by name (case, spaces and dashes do not count). Others show their genre's emblem. */
export const eventLogos: Record<string, string> = {
  Centrifuge: '/art/heroes/hero-1.svg',
  'Shuffle - Team': '/art/heroes/hero-2.svg',
  'Two For A Tango': '/art/heroes/hero-3.svg',
  Nrityakala: '/art/heroes/hero-5.svg',
  'Shake A Leg': '/art/heroes/hero-4.svg',

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
  'Peek A Who': '/art/heroes/hero-2.svg',

  Mixology: '/art/gallery/20.svg',
  "Chef's Corner": '/art/gallery/30.svg',
}
