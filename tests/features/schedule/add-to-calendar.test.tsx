import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readCalendar } from './calendarText'
import { entry, openSchedule } from './openSchedule'

/** What the browser would have saved: jsdom has no downloads. */
function catchDownloads() {
  const blobs: Blob[] = []
  const names: string[] = []
  Object.assign(URL, {
    createObjectURL(blob: Blob) {
      blobs.push(blob)
      return 'blob:festival'
    },
    revokeObjectURL: () => undefined,
  })
  // A link that is a download has no page to go to.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  return { names, blobs, events: async () => readCalendar(await textOf(blobs.at(-1))).events }
}

/** jsdom's blobs cannot be read by themselves. */
function textOf(blob = new Blob()): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.readAsText(blob)
  })
}

test('an entry is added to a calendar as a file with its name', async () => {
  const saved = catchDownloads()
  const { user } = await openSchedule('?day=2')
  const button = { name: 'Add Flute Boxer, 00:30, to calendar' }
  await user.click(within(entry('Flute Boxer')).getByRole('button', button))
  expect(saved.names).toEqual(['Flute Boxer.ics'])
  expect(saved.blobs[0]?.type).toBe('text/calendar;charset=utf-8')
  expect((await saved.events())[0]).toMatchObject({
    SUMMARY: 'Flute Boxer',
    DTSTART: '20250125T190000Z',
    URL: 'http://localhost:3000/schedule?day=2',
  })
})

test('a whole day is added, or what the filters leave of it', async () => {
  const saved = catchDownloads()
  const { user } = await openSchedule('?day=2')
  await user.click(screen.getByRole('button', { name: 'Add Day 2 to calendar' }))
  expect(saved.names).toEqual(['Spring Fest Day 2.ics'])
  expect(await saved.events()).toHaveLength(46)
  await user.type(screen.getByRole('searchbox'), 'rapmania')
  await user.click(screen.getByRole('button', { name: 'Add these 3 to calendar' }))
  expect((await saved.events()).map(({ SUMMARY }) => SUMMARY)).toEqual([
    'Rapmania Prefinals',
    'Rapmania Cypher',
    'Rapmania Finals',
  ])
  await user.type(screen.getByRole('searchbox'), ' cypher')
  await user.click(screen.getByRole('button', { name: 'Add this one to calendar' }))
  expect(await saved.events()).toHaveLength(1)
})
