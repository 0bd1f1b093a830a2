import { expect, test } from 'vitest'
import { directionsTo } from '@/shared/lib/directions'

test('directions lead to the coordinates, over https', () => {
  const url = new URL(directionsTo({ lat: 22.319083, lng: 87.309922 }))
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    api: '1',
    destination: '22.319083,87.309922',
  })
})
