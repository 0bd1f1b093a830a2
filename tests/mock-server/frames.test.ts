import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FRAME_FILES, FRAMES } from '@mocks/frames/paths'
import { env } from '@/shared/env'

const settings = readFileSync('.env.mock', 'utf8')

test('the games of the mock server are pages of its own', () => {
  for (const address of Object.values(env.gameUrls)) {
    expect(address).toContain(`${FRAMES}game.html`)
    expect(settings).toContain(address)
  }
})

test('the pages in the frames ask nothing of a network', () => {
  for (const file of FRAME_FILES) {
    expect(existsSync(`tests/mocks/frames/${file}`)).toBe(true)
    expect(readFileSync(`tests/mocks/frames/${file}`, 'utf8')).not.toMatch(/https?:|src=/)
  }
})
