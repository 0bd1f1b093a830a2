import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../renderApp'

const question = (name: string) => screen.findByRole('button', { name })
const answers = () => screen.getAllByRole('region').map(({ textContent }) => textContent)

test('a visitor finds the questions, and the answer to the first (Spec §2)', async () => {
  renderApp('/faqs')
  expect(await screen.findByRole('heading', { name: 'FAQs', level: 1 })).toBeInTheDocument()
  expect(await question('When and where is the festival?')).toHaveAttribute('aria-expanded', 'true')
  expect(answers()).toEqual([expect.stringContaining('24–26 January 2025')])
})

test('opening one question closes the other, and a second press closes it again (Spec §2, §4)', async () => {
  const { user } = renderApp('/faqs')
  const pay = await question('How do I pay for accommodation?')
  await user.click(pay)
  expect(answers()).toEqual([expect.stringContaining('press PAY NOW')])
  await user.click(pay)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

test('the five social networks are linked for other questions (Spec §2)', async () => {
  renderApp('/faqs')
  for (const name of ['X', 'Facebook', 'Instagram', 'YouTube', 'LinkedIn'])
    expect(
      await screen.findByRole('link', { name: `${name}, opens in a new tab` }),
    ).toBeInTheDocument()
})
