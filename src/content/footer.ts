/** `page` is a name in src/shared/paths.ts. */
type FooterLink = {
  text: string
  page: 'accommodation' | 'contingent' | 'faqs' | 'schedule' | 'accessibility' | 'privacy'
  /** For signed-in users, if it is another page. */
  signedInPage?: FooterLink['page']
}

/** At the end of every page but home. Accommodation leads where the navigation's does (Spec §2). */
export const footerLinks: FooterLink[] = [
  { text: 'Accommodation', page: 'accommodation', signedInPage: 'contingent' },
  { text: 'FAQs', page: 'faqs' },
  { text: 'Schedule', page: 'schedule' },
]

export const smallLinks: FooterLink[] = [
  { text: 'Accessibility', page: 'accessibility' },
  { text: 'Privacy', page: 'privacy' },
]
