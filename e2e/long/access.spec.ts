import { expect, testWithSharedPage, sitemapPaths, test } from '../fixtures'
import { nameOf, screens, show } from '../screens'

test('every page of the sitemap is in this list', async ({ request }) => {
  const listedPaths = screens.map(([path]) => path.split('?')[0] ?? '')
  const isListed = (page: string) =>
    // The genres share one screen, and so do the games and their leaderboards.
    listedPaths.some(
      (path) => path === page || (page.split('/').length > 2 && isBeside(path, page)),
    )
  expect((await sitemapPaths(request)).filter((page) => !isListed(page))).toEqual([])
})

function isBeside(path: string, page: string): boolean {
  const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'))
  return folderOf(path) === folderOf(page)
}

for (const screen of screens)
  testWithSharedPage(
    `${nameOf(screen)} has no axe violations, and never scrolls sideways`,
    async ({ page, open, leave, expectNoBarrier }) => {
      await expectNoBarrier(await show(page, { open, leave }, screen))
    },
  )
