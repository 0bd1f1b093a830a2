import * as theme from '../../../../src/theme/drawings'

export { campusSign, listMarkers, menuDrawing, podium } from '../../../../src/theme/drawings'

const side = (name: string, width: number) => {
  return { src: `/art/heroes/${name}.svg`, width, height: (width * 1230) / 1380 }
}

/** Those without an entry have the same name as this year's, and are drawn anew in `public`. */
export const drawings = {
  ...theme.drawings,
  navigation: side('aurelia', 68),
  signIn: side('violet', 400),
  signUp: side('coral', 400),
  faqs: side('aurelia', 400),
  stayPackage: side('violet', 92),
  freeDelivery: side('lantern', 400),
  registeredLeft: side('coral', 125),
  registeredRight: side('moon', 135),
} satisfies typeof theme.drawings
