import { edition } from '@/content/edition'
import { AboutPage, Facts, Part } from './AboutPage'
import { WaysToAsk } from './WaysToAsk'

const works = [
  {
    name: 'Keyboard',
    text: 'Everything works without a mouse. “Skip to content” is the first link of each page, and you always see where you are. Esc closes windows and menus.',
  },
  {
    name: 'Screen readers',
    text: 'Pages have headings, regions and names for everything you can press. Messages and errors are read out. The campus plan is also there as a list.',
  },
  {
    name: 'Small screens and large text',
    text: 'Pages fit a width of 320 pixels and a zoom of 200%, without sideways scrolling. On phones, everything you press is large enough for a finger.',
  },
  {
    name: 'Movement',
    text: 'If your device asks for less motion, things appear at once. The gallery and the film can be paused.',
  },
  {
    name: 'Colours',
    text: 'Text stands out clearly from its background, and colour is never the only sign. High contrast modes still work.',
  },
  {
    name: 'Time',
    text: 'Take as long as you like over a form: a reload keeps what you typed. Only the captcha and the one-time code run out, and you can ask for a new one.',
  },
]

const limits = [
  {
    name: 'The captcha and the sign-in button of Google',
    text: 'They are pages of another site, which we cannot change. Google offers a spoken captcha.',
  },
  {
    name: 'The games',
    text: 'They come from other sites and need quick hands. Nothing else on this site depends on them.',
  },
  {
    name: 'The embedded map',
    text: 'It is a picture from OpenStreetMap. The way to the campus is written beside it.',
  },
  { name: 'Payment', text: 'You pay on another site, in a new tab.' },
]

export default function AccessibilityScreen() {
  return (
    <AboutPage
      page="Accessibility"
      lead={`${edition.festival} is for everybody, and so is this site. It follows WCAG 2.2, level AA.`}
    >
      <Part title="What works">
        <Facts facts={works} />
      </Part>
      <Part title="What does not work well yet">
        <Facts facts={limits} />
      </Part>
      <Part title="Tell us about a barrier">
        <p>
          Say which page it was and what you wanted to do. <WaysToAsk />
        </p>
      </Part>
    </AboutPage>
  )
}
