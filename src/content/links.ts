export const links = {
  mainSite: 'https://springfest.in/',
  college: 'https://www.iitkgp.ac.in/',
  sponsors: 'https://sponsors.springfest.in/',
  team: 'https://teams.springfest.in/',
  films: 'https://www.youtube.com/c/SpringFestForever',
}

/**
 * Spec §2: five social networks, in this order. A new `icon` needs a drawing in `shared/ui/icons.svg` and a name in
 * `shared/ui/Icon.tsx`.
 */
export const socials = [
  { name: 'X', href: 'https://x.com/springfest_kgp', icon: 'social-x' },
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/springfest.iitkgp',
    icon: 'social-facebook',
  },
  {
    name: 'Instagram',
    href: 'https://www.instagram.com/iitkgp.springfest',
    icon: 'social-instagram',
  },
  { name: 'YouTube', href: links.films, icon: 'social-youtube' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/in/sfiitkgp/', icon: 'social-linkedin' },
] as const
