/** The headings of the lists in the dashboard's modals, which get the focus after an action in a list. */
export const headingIds = {
  solo: 'registered-solo',
  team: 'registered-group',
  members: (eventId: number) => `registered-team-${eventId}`,
  complaints: 'own-complaints',
}
