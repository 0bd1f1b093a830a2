const names =
  'Dance Music Dramatics Literary Film_Fest Quiz Fine_Arts Humor_Fest Fashion Culinary_Arts'

export const genreTiles = names.split(' ').map((word, index) => {
  const name = word.replace('_', ' ')
  const title = name.replace('Humor', 'Humour')
  const emblem = `/art/genres/${title.toLowerCase().replace(' ', '-')}.svg`
  return { name, title, emblem, ground: ['night', 'teal', 'vermilion'][index % 3] ?? '' }
})
export const fallbackEmblem = '/art/masks/moon.svg'
