/** Of all packages that ship. They ask for nothing but their own text beside the code, which the build writes. */
export const LICENCES = ['Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT']
