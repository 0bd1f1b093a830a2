/** A drawing of `public/art/campus.svg`, about 44 px wide, with its middle at the origin. */
export function Sign({ name }: { name: string }) {
  return <use href={`/art/campus.svg#${name}`} />
}
