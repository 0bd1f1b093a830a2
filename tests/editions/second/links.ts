export const links = {
  mainSite: 'https://mela.festival.test/',
  college: 'https://hill.festival.test/',
  sponsors: 'https://sponsors.mela.festival.test/',
  team: 'https://team.mela.festival.test/',
  films: 'https://films.mela.festival.test/',
}
export const socials = [
  { name: 'X', href: 'https://x.com/monsoon-mela', icon: 'social-x' },
  { name: 'YouTube', href: links.films, icon: 'social-youtube' },
]
