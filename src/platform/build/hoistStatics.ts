/** Stands in for hoist-non-react-statics in Formik: it copies static members to components that this site never uses. */
export default function hoistStatics<Target>(target: Target): Target {
  return target
}
