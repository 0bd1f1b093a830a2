import * as theme from '../../../../src/theme/drawings'
import first from './first.svg?url'
import second from './second.svg?url'
import strip from './strip.svg?url'
import stripOfPhones from './strip-phone.svg?url'
import third from './third.svg?url'

export { campusSign, listMarkers, menuDrawing, podium } from '../../../../src/theme/drawings'

const side = (src: string) => ({ src, width: 400, height: 357 })

/** What it has no drawing for is this year's. */
export const drawings = {
  ...theme.drawings,
  strip: { ...theme.drawings.strip, src: strip },
  stripOfPhones: { ...theme.drawings.stripOfPhones, src: stripOfPhones },
  navigation: { ...theme.drawings.navigation, src: first },
  signIn: side(second),
  signUp: side(third),
  faqs: side(first),
  stayPackage: side(second),
  freeDelivery: side(third),
} satisfies typeof theme.drawings
