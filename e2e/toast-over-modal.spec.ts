import { launchArguments, testChromiumPath } from './chromium/find'
import { expect, test } from './fixtures'

const executablePath = testChromiumPath()

// On a Mac, Chrome hides the rest of a page with an `aria-modal` element from screen readers.
test.use({
  launchOptions: {
    args: [...launchArguments(), '--blink-settings=ariaModalPrunesAXTree=true'],
    ...(executablePath ? { executablePath } : {}),
  },
})

test('a screen reader reaches a toast above a modal, its link and its Dismiss', async ({
  page,
  open,
}) => {
  await open('/events/subevents/Dance?event=5')
  const session = await page.context().newCDPSession(page)
  // Acts as a screen reader that runs from the start, because Chromium looks for the modal when the focus moves.
  await session.send('Accessibility.enable')
  await session.send('Accessibility.getFullAXTree')
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Please Sign in to Register')).toBeVisible()
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? ''))
  expect(names).toEqual(
    expect.arrayContaining(['Two For A Tango', 'Please Sign in to Register', 'Sign In', 'Dismiss']),
  )
  // The page behind is inert.
  expect(names).not.toContain('Register for Shake A Leg')
})
