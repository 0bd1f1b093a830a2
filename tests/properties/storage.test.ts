import { browser, fill, readAgain, tab } from './browser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readUser } from '@/api/accounts'
import { readGenres } from '@/api/events'
import { teamSize } from '@/features/events/genre/team'
import { namesToTry } from '@/features/games/useCurrentPlayer'
import { draftOf, storeDraft, VISITOR } from '@/state/drafts'
import { offlineCopies } from '@/state/offlineCopies'
import { storedPlayerName } from '@/state/playerName'
import { startSession, storedSession } from '@/state/session'
// Imported because these modules create stores, too.
import '@/app/nav/orb/useOrbHint'
import '@/features/dashboard/waysToInstall'
import '@/features/gallery/showHintOnce'
import '@/state/cart/cart'
import '@/state/handedOffPayments'
import '@/queries/persistence'
import '@/state/plan'
import { checkProperties } from './checkProperties'
import { anything, bent, text, written } from './hostile'
import { genres, session } from './samples'

draftOf(VISITOR, 'sign-up')
draftOf('SF00099', 'checkout')

const keys = [...browser.asked]
const tabKeys = [...tab.asked]
const FOREIGN = 'of-another-site'
const PERSONAL = /^(draft:|playerName$|ownData$|last-pass$)/

const shapes = [
  session,
  genres,
  [{ sfId: 'x', what: 'Individual', at: 1 }],
  { name: 'x', sfId: '' },
]
const anyWritten = written(fc.oneof(anything, ...shapes.map(bent)))

function everywhere(text: string) {
  fill(browser, Object.fromEntries([...keys, FOREIGN].map((key) => [key, text])))
  fill(tab, Object.fromEntries([...tabKeys, FOREIGN].map((key) => [key, text])))
}

const copy = () => ({ ...browser.kept, ...tab.kept })
test('these properties cover every store', () => {
  const wanted = [
    'userData',
    'cart',
    'events',
    'plan-65',
    'stay-payments',
    'order-payments',
    'playerName',
  ]
  expect(keys).toEqual(
    expect.arrayContaining([...wanted, 'ownData', 'events-at', 'gallery-hints', 'orbTapped']),
  )
  expect(tabKeys).toEqual(
    expect.arrayContaining(['draft:visitor:sign-up', 'draft:SF00099:checkout']),
  )
})

checkProperties({
  'reads any text under every key, and leaves it unchanged': fc.property(anyWritten, (text) => {
    everywhere(text)
    const before = copy()
    readAgain()
    expect(copy()).toEqual(before)
  }),

  'a stored session is complete or none, also one of the site of 2025': fc.property(
    written(bent(session)),
    (text) => {
      fill(browser, { userData: text })
      readAgain()
      const stored = storedSession.get()
      if (!stored) return
      expect(stored.token).not.toBe('')
      expect(stored.user.sfId).not.toBe('')
      expect(Object.keys(stored.user)).toEqual(Object.keys(readUser({})))
      for (const value of Object.values(stored.user)) expect(typeof value).toBe('string')
    },
  ),

  'a list of events holds only events that can be shown and registered for': fc.property(
    bent(genres),
    (stored) => {
      const read = readGenres(stored)
      expect(readGenres(JSON.parse(JSON.stringify(read)))).toEqual(read)
      for (const event of read.flatMap(({ events }) => events)) {
        expect(event.max_participation).toBeGreaterThanOrEqual(event.min_participation)
        expect(teamSize(event)).not.toBe('')
        for (const number of [event.min_participation, event.max_participation])
          expect(Number.isInteger(number) && number >= 1 && number <= 100).toBe(true)
      }
    },
  ),

  'ignores the stored player name of another user': fc.property(
    written(bent({ name: 'Masked', sfId: 'SF00009' })),
    (name) => {
      fill(browser, { playerName: name })
      readAgain()
      const typed = storedPlayerName.get()
      const names = namesToTry({ name: 'Sample', sfId: 'SF00007' }, typed)
      expect(names).toEqual(
        typed && ['', 'SF00007'].includes(typed.sfId) && typed.name !== 'Sample'
          ? ['Sample', typed.name]
          : ['Sample'],
      )
    },
  ),

  'a visit that begins without a session removes the personal keys of others, and no other keys':
    fc.property(anyWritten, (text) => {
      everywhere(text)
      browser.kept.userData = 'null'
      readAgain()
      const others = () =>
        Object.entries(copy()).filter(([key]) => !/^(stay|order)-payments$/.test(key))
      const before = others().filter(([key]) => !PERSONAL.test(key))
      startSession()
      expect(others().filter(([key]) => !PERSONAL.test(key))).toEqual(before)
      expect(draftOf('SF00099', 'checkout').get()).toBeNull()
      expect(offlineCopies.get()).toEqual({})
    }),

  'a change of one value leaves every other key as it was': fc.property(
    anyWritten,
    text,
    (text, typed) => {
      everywhere(text)
      readAgain()
      const before = { ...copy(), playerName: '', 'draft:visitor:sign-up': '' }
      storedPlayerName.set({ name: typed, sfId: typed })
      storeDraft(VISITOR, 'sign-up', { [typed]: typed })
      const { playerName, 'draft:visitor:sign-up': draft, ...others } = copy()
      expect({ ...others, playerName: '', 'draft:visitor:sign-up': '' }).toEqual(before)
      expect(JSON.parse(playerName ?? '')).toEqual({ name: typed, sfId: typed })
      expect(JSON.parse(draft ?? '')).toMatchObject({
        fields: Object.fromEntries([[typed, typed]]),
      })
    },
  ),
})
