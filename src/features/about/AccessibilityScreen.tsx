import { edition } from '@/content/edition'
import { AboutPage, Facts, Section, WaysToAsk } from './AboutPage'

const works = {
  Keyboard:
    'Everything works without a mouse. “Skip to content” is the first link of each page, and you always see where you are. Esc closes windows and menus.',
  'Screen readers':
    'Pages have headings, regions and names for everything you can press. Messages and errors are read out. The campus plan is also there as a list.',
  'Small screens and large text':
    'Pages fit a width of 320 pixels and a zoom of 200%, without sideways scrolling. On phones, everything you press is large enough for a finger.',
  Movement:
    'If your device asks for less motion, things appear at once. The gallery and the film can be paused.',
  Colours:
    'Text stands out clearly from its background, and colour is never the only sign. High contrast modes still work.',
  Time: 'Take as long as you like over a form: a reload keeps what you typed. Only the captcha and the one-time code run out, and you can ask for a new one.',
}

const limits = {
  'The captcha and the sign-in button of Google':
    'They are pages of another site, which we cannot change. Google offers a spoken captcha.',
  'The games':
    'They come from other sites and need quick hands. Nothing else on this site depends on them.',
  'The embedded map':
    'It is a picture from OpenStreetMap. The way to the campus is written beside it.',
  Payment: 'You pay on another site, in a new tab.',
}

export default function AccessibilityScreen() {
  return (
    <AboutPage
      page="Accessibility"
      lead={`${edition.festival} is for everybody, and so is this site. It follows WCAG 2.2, level AA.`}
    >
      <Section title="What works">
        <Facts facts={works} />
      </Section>
      <Section title="What does not work well yet">
        <Facts facts={limits} />
      </Section>
      <Section title="Tell us about a barrier">
        <p>
          Say which page it was and what you wanted to do. <WaysToAsk />
        </p>
      </Section>
    </AboutPage>
  )
}
