import { browser, fill, readAgain, tab } from './browser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readUser } from '@/api/profile'
import { storedData } from '@/features/about/storedData'
import { draftOf, VISITOR } from '@/state/drafts'
import { offlineCopies } from '@/state/offlineCopies'
import { startSession, storedSession } from '@/state/session'
// Imported because these modules create stores, too.
import '@/state/cart/cart'
import '@/state/chosenForm'
import '@/state/galleryHints'
import '@/state/handedOffPayments'
import '@/state/installOffer'
import '@/state/menuHint'
import '@/state/plan'
import '@/state/trail'
import { checkProperties } from './checkProperties'
import { anything, bent, written } from './hostile'
import { genres, session } from './samples'

draftOf(VISITOR, 'sign-up')
draftOf('SF00099', 'checkout')

const keys = [...browser.asked]
const tabKeys = [...tab.asked]
const FOREIGN = 'of-another-site'
const PERSONAL = /^(draft:|refused-team$|playerName$|ownData$|last-pass$)/

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
  const begun = storedData.flatMap((row) => row.keys)
  const isAsked = (begin: string) => [...keys, ...tabKeys].some((key) => key.startsWith(begin))
  expect(begun.filter((begin) => !isAsked(begin))).toEqual([])
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
})
