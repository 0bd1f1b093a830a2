export const scenes = [1, 2, 3].map((number) => ({
  caption: `Rain picture ${number}`,
  alt: `People under umbrellas, seen from window number ${number} of the hall.`,
}))
