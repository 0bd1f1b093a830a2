/** Of all shipped packages, those of the worker, too. They only require their text beside the code, which the build writes. */
export const LICENCES = ['Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT']
