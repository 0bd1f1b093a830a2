import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { people } from '@mocks/people'
import { held, NAME, openForms, openContingent } from './openContingent'

const { student, contingentLeader, contingentMember } = people

export const JOIN = '/api/contingent/join'
export const CREATE = '/api/contingent'
export const ADD = '/api/contingent/add'
export const LEAVE = '/api/contingent/leave'

const field = (name: string) => screen.getByRole('textbox', { name })

/** The page behind an open modal has a button of the same name. */
function press(user: UserEvent, name: string) {
  const modal = screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')
  return user.click(within(modal ?? document.body).getByRole('button', { name }))
}

/** One act of each kind: up to the moment before it is sent, sending it, what must still be there, and how it ends. */
export const acts = {
  [JOIN]: {
    prepare: async () => {
      const view = await openForms(student)
      await view.user.type(field('Contingent ID'), '301')
      await view.user.type(field('Contingent code'), 'MASK301')
      return view
    },
    send: (user: UserEvent) => press(user, 'Join'),
    kept: () => expect(field('Contingent code')).toHaveValue('MASK301'),
    done: () => held()?.memberIds.includes(student.id),
    offline: 'Network issue',
  },
  [CREATE]: {
    prepare: async () => {
      const view = await openForms(student)
      await view.user.click(screen.getByRole('tab', { name: 'Create a Contingent' }))
      await view.user.type(field('Contingent name'), 'New')
      return view
    },
    send: (user: UserEvent) => press(user, 'Create'),
    kept: () => expect(field('Contingent name')).toHaveValue('New'),
    done: () => held(303) !== undefined,
    offline: 'Network issue',
  },
  [ADD]: {
    prepare: async () => {
      const view = await openContingent(contingentLeader, '/contingent?open=add')
      await screen.findByRole('dialog', { name: 'Add Members' })
      await view.user.type(field('SF-ID'), 'SF00024')
      await view.user.type(field('Email'), 'classmate.four@festival.test')
      return view
    },
    send: (user: UserEvent) => press(user, 'Add Members'),
    kept: () => expect(field('SF-ID')).toHaveValue('SF00024'),
    done: () => held()?.memberIds.includes(24),
    offline: 'Network issue',
  },
  [LEAVE]: {
    prepare: async () => {
      const view = await openContingent(contingentMember)
      await press(view.user, 'Leave Contingent')
      await screen.findByRole('alertdialog')
      return view
    },
    send: (user: UserEvent) => press(user, 'Leave Contingent'),
    kept: () =>
      expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(NAME),
    done: () => !held()?.memberIds.includes(contingentMember.id),
    offline: 'network Issue',
  },
}
export const writes = [JOIN, CREATE, ADD, LEAVE] as const
