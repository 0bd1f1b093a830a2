/** The server stores the question as text, so a new wording does not affect older accounts. */
export const securityQuestions = [
  'What was the name of your first school?',
  'In which town were you born?',
  'What was the name of your first pet?',
  'What did your family call you as a child?',
  'Which teacher do you remember best?',
  'What was the first book you finished?',
  'Which dish would you walk a mile for?',
]
