/** What somebody new sends to sign up, but for the captcha. */
export const newcomer = {
  name: 'Sample Newcomer',
  password: 'Unmask@65',
  gender: 'F',
  email: 'newcomer@festival.test',
  dob: '2005-01-24',
  mobile: '9000000065',
  yop: 2027,
  college: 'Sample Institute of Masks',
  city: 'Paschim Medinipur',
  state: 'West Bengal',
  addr: 'none',
  security_question: 'A sample question?',
  security_answer: 'A sample answer',
}
