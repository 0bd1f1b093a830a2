import { fireEvent, screen } from '@testing-library/react'
import { lazy, type ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DateField } from '@/shared/ui/date/DateField'
import type { DayInputProps } from '@/shared/ui/date/DateFieldCalendar'
import { dayBox, held, openForm } from './openForm'

type DayInput = ComponentType<DayInputProps>
type Network = { answer: () => void; Calendar: DayInput }

const network: Network = vi.hoisted(() => ({ answer: () => {}, Calendar: () => null }))

// The calendar comes over the network, and that may take its time.
vi.mock('@/shared/ui/date/DateFieldCalendar', () => ({
  default: (props: DayInputProps) => <network.Calendar {...props} />,
}))

beforeEach(() => {
  const answered = new Promise<void>((resolve) => (network.answer = resolve))
  network.Calendar = lazy(async () => {
    await answered
    return vi.importActual<{ default: DayInput }>('@/shared/ui/date/DateFieldCalendar')
  })
})

function openDay(dob = '') {
  const field = (
    <DateField
      name="dob"
      label="Date of birth"
      hint="As on your college card."
      placeholder="For example 31/12/2004"
      required
    />
  )
  return { user: openForm(field, { dob }), dob: screen.getByLabelText('Date of birth') }
}

function letItCome() {
  network.answer()
  return dayBox()
}

test('until its calendar has come the field is there as it will be, busy and not to be written in', async () => {
  const { user, dob } = openDay('2004-02-29')
  expect(dob).toHaveAttribute('readonly')
  expect(dob).toHaveAttribute('aria-busy', 'true')
  const looks = () => {
    const field = screen.getByLabelText('Date of birth')
    expect(field).toHaveDisplayValue('February 29, 2004')
    expect(field).toHaveAccessibleDescription('As on your college card.')
    expect(field).toBeRequired()
    expect(field).toHaveAttribute('placeholder', 'For example 31/12/2004')
    expect(field).toHaveClass('control', 'input')
    return [field.id, field.getAttribute('name')]
  }
  const before = looks()
  await user.type(dob, '1')
  expect(held()).toHaveTextContent('"dob":"2004-02-29"')

  const arrived = await letItCome()
  expect(looks()).toEqual(before)
  expect(arrived).not.toHaveAttribute('readonly')
})

test('who waits in the field goes on in it when its calendar has come', async () => {
  const { user } = openDay()
  await user.tab()
  expect(screen.getByLabelText('Date of birth')).toHaveFocus()
  expect(await letItCome()).toHaveFocus()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  await user.keyboard('8/3/2004')
  expect(held()).toHaveTextContent('"dob":"2004-03-08"')
})

test('who looked at another window meanwhile goes on in the field too', async () => {
  const { user, dob } = openDay()
  await user.tab()
  fireEvent.blur(dob)
  expect(await letItCome()).toHaveFocus()
})

test('who has gone on before the calendar came is not called back, nor blamed', async () => {
  const { user } = openDay()
  await user.tab()
  await user.tab()
  expect(await letItCome()).not.toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByText('Required')).not.toBeInTheDocument()
})
