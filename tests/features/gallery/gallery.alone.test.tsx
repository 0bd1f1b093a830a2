import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { drawingOf, type Scene } from '@/content/gallery'
import { withPhotos } from '@/features/gallery/pictures'
import { untilTestEnds } from '../../untilTestEnds'
import { announcements, centre, openGallery, shown, swipe } from './openGallery'

const pause = () => screen.getByRole('button', { name: 'Pause the show' })
const play = () => screen.getByRole('button', { name: 'Play the show' })
const region = () => screen.getByRole('group', { name: 'Pictures of the festival' })

const slider = () => screen.getByRole('slider', { name: 'Picture' })
const pointer = (pointerType: string) => ({ isPrimary: true, pointerId: 1, button: 0, pointerType })
const holdDown = (target: Element, type = 'touch') =>
  fireEvent.pointerDown(target, { ...pointer(type), buttons: 1 })
const letGo = (target: Element, type = 'touch') => fireEvent.pointerUp(target, pointer(type))

function setTab(state: 'hidden' | 'visible') {
  untilTestEnds(vi.spyOn(document, 'visibilityState', 'get')).mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}

test('the slideshow advances every two seconds, from the last picture to the first (Spec §4, §9)', async () => {
  const { pass } = await openGallery()
  expect(shown()).toBe(1)
  await pass(1900)
  expect(shown()).toBe(1)
  await pass(150)
  expect(shown()).toBe(2)
  await pass(11 * 2000)
  expect(shown()).toBe(1)
})

type View = Awaited<ReturnType<typeof openGallery>>

test.each<[when: string, stop: (view: View) => unknown, goOn: (view: View) => unknown]>([
  ['under the mouse', ({ user }) => user.hover(centre()), ({ user }) => user.unhover(region())],
  ['while a finger holds the slider', () => holdDown(slider()), () => letGo(slider())],
  ['while a finger holds a picture', () => holdDown(centre()), () => letGo(centre())],
  // The mouse may have left the gallery meanwhile.
  [
    'while the mouse holds the slider',
    () => holdDown(slider(), 'mouse'),
    () => letGo(document.body, 'mouse'),
  ],
  ['while the tab is hidden', () => setTab('hidden'), () => setTab('visible')],
])('the slideshow pauses %s, and continues after', async (_when, stop, goOn) => {
  const view = await openGallery()
  await stop(view)
  await view.pass(6000)
  expect(shown()).toBe(1)
  await goOn(view)
  await view.pass(2050)
  expect(shown()).toBe(2)
})

test('Pause stops the slideshow, and Play starts it even under the mouse', async () => {
  const { pass, user } = await openGallery()
  await user.click(pause())
  await user.unhover(region())
  await pass(10_000)
  expect(shown()).toBe(1)
  await user.click(play())
  await pass(2050)
  expect(shown()).toBe(2)
  expect(pause()).toHaveFocus()
})

test('with reduced motion, the slideshow is paused until Play (Spec §4)', async () => {
  const { pass, user } = await openGallery({ reducedMotion: true })
  await pass(10_000)
  expect(shown()).toBe(1)
  await user.click(play())
  await pass(2050)
  expect(shown()).toBe(2)
})

test('a broken picture is replaced by its description, and the slideshow continues', async () => {
  const { pass } = await openGallery({ missing: [2] })
  fireEvent.error(screen.getByAltText(/^Drawing number 2/))
  expect(screen.queryByAltText(/^Drawing number 2/)).not.toBeInTheDocument()
  expect(screen.getByText(/^Drawing number 2/)).toBeInTheDocument()
  await pass(2050)
  expect(shown()).toBe(2)
})

test('Previous and Next wrap around, restart the wait, and announce the picture (Spec §4)', async () => {
  const { pass, user } = await openGallery()
  await pass(1500)
  await user.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(shown()).toBe(12)
  expect(announcements()).toEqual(['Picture 12 of 12: The clock tower at dusk'])
  await user.unhover(region())
  await pass(1900)
  expect(shown()).toBe(12)
  await user.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(announcements()).toEqual(['Picture 1 of 12: A trio on the night stage'])
})

const openStack = () => openGallery({ width: 390 })

test('the stack moves on every second and a half (Spec §4, §9)', async () => {
  const { pass } = await openStack()
  await pass(1400)
  expect(shown()).toBe(1)
  await pass(150)
  expect(shown()).toBe(2)
})

test('a swipe down moves on, a swipe up moves back (Spec §2, §4)', async () => {
  const { pass } = await openStack()
  swipe(centre(), { y: 120 })
  expect(shown()).toBe(2)
  expect(announcements()).toEqual(['Picture 2 of 12: The clock tower by day'])
  await pass(600)
  swipe(centre(), { y: -120 })
  expect(shown()).toBe(1)
})

test('the stack ignores further moves for half a second (Spec §4, §9)', async () => {
  const { pass } = await openStack()
  swipe(centre(), { y: 120 })
  await pass(400)
  swipe(centre(), { y: 120 })
  expect(shown()).toBe(2)
  await pass(100)
  swipe(centre(), { y: 120 })
  expect(shown()).toBe(3)
})

const modal = () => screen.getByRole('dialog')
const button = (name: string) => within(modal()).getByRole('button', { name })

test('a click enlarges a picture under an address of its own, and the show waits (Spec §2, §4)', async () => {
  const { user, pass, at } = await openGallery()
  await user.click(centre())
  expect(at()).toBe('/gallery?picture=1')
  expect(modal()).toHaveAccessibleName('A trio on the night stage')
  expect(within(modal()).getByAltText(/^Drawing number 1:/)).toBeInTheDocument()
  await pass(10_000)
  expect(modal()).toHaveAccessibleName('A trio on the night stage')
})

test('the arrow keys move the show, and an enlarged picture', async () => {
  const { user } = await openGallery()
  await user.keyboard('{ArrowRight}')
  expect(shown()).toBe(2)
  await user.click(centre())
  await user.keyboard('{ArrowLeft}')
  expect(modal()).toHaveAccessibleName('A trio on the night stage')
})

test('a link opens a picture, and closing it stays in the gallery', async () => {
  const { user, pass, at } = await openGallery({ path: '/gallery?picture=8' })
  expect(modal()).toHaveAccessibleName('A peacock mask takes the stage')
  await user.click(button('Close'))
  await pass(100)
  expect(at()).toBe('/gallery')
  expect(shown()).toBe(8)
  expect(screen.getByRole('heading', { name: 'Gallery', level: 1 })).toBeInTheDocument()
})

const scenes: Scene[] = [
  { caption: 'One', alt: 'The first.' },
  { caption: 'Two', alt: 'The second.' },
]

const FIXTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

test.each(['02.jpg', '002.PNG'])(
  'a photo called %s replaces the second drawing, and keeps its texts',
  (file) => {
    const [first, second] = withPhotos(scenes, { [`/src/content/gallery/${file}`]: FIXTURE })
    expect(first).toMatchObject({ src: drawingOf(1), isPhoto: false })
    expect(second).toMatchObject({
      caption: 'Two',
      alt: 'The second.',
      src: FIXTURE,
      isPhoto: true,
    })
  },
)
