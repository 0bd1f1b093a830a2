import { screen, waitFor, within } from '@testing-library/react'
import { festival } from '@mocks/festival'
import { classmates, type Person } from '@mocks/people'
import { renderApp } from '../../renderApp'

/** Signs somebody in, unless a session is stored already, and opens the registration of an event from its card. */
export async function openRegistration(as: Person | null, genre: string, name: string) {
  const app = renderApp(`/events/subevents/${genre}`, as ? { as } : {})
  return { ...app, ...(await reopenRegistration(app.user, name)) }
}

export async function reopenRegistration(user: ReturnType<typeof renderApp>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: `Register for ${name}` }))
  const form = within(await screen.findByRole('dialog', { name }))
  const send = () => user.click(form.getByRole('button', { name: 'Register' }))
  const row = (number: number) => within(form.getByRole('group', { name: `Member ${number}` }))
  const rows = () => form.queryAllByRole('group', { name: /^Member \d+$/ })
  const stepper = () => within(form.getByRole('group', { name: 'Members, with you' }))
  const size = () => Number(stepper().getByRole('status').textContent)

  async function press(button: RegExp, times: number) {
    for (let pressed = 0; pressed < times; pressed += 1)
      await user.click(form.getByRole('button', { name: button }))
  }
  const grow = (steps: number) => press(/^Increase/, steps)
  const shrink = (steps: number) => press(/^Decrease/, steps)

  /** Member 2 is the first row. Pastes, because it is faster than typing. */
  async function fill(number: number, sfId: string, email: string) {
    await user.click(row(number).getByLabelText('SF ID'))
    await user.paste(sfId)
    await user.click(row(number).getByLabelText('Email'))
    await user.paste(email)
  }

  return { form, send, row, rows, size, grow, shrink, fill }
}

/** A classmate who is in no team: "Classmate Four" is 4. */
export function classmate(number: number): Person {
  const person = classmates[number - 1]
  if (!person) throw new Error(`There are ${classmates.length} classmates`)
  return person
}

export const dialogIsGone = (name: string) =>
  waitFor(() => {
    if (screen.queryByRole('dialog', { name })) throw new Error(`${name} is still open`)
  })

/** The registrations that the mock server received, in order. */
export const registrationsSent = () => festival.calls('/api/event/register').map(({ body }) => body)

/** The mock server's registrations of an event: one list of account ids per team. */
export const teamsIn = (eventId: number) =>
  festival
    .state()
    .registrations.filter((registration) => registration.eventId === eventId)
    .map(({ memberIds }) => memberIds)
