/** Stands in for lodash's `clone` and `cloneDeep` in Formik, which copies only the values, errors and marks of a form. */
export default function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice()
  return typeof value === 'object' && value !== null ? { ...value } : value
}
