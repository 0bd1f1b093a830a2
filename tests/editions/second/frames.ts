export const frames = {
  map: 'https://www.openstreetmap.org/export/embed.html?bbox=91.87%2C25.56%2C91.89%2C25.58&layer=mapnik&marker=25.5701%2C91.8801',
}
