import { cases } from '../../tests/mocks/cases/cases'
import { testWithSharedPage } from '../fixtures'
import { showsCase } from '../showsCase'

for (const name of Object.keys(cases))
  testWithSharedPage(`every case: ?case=${name} shows what it promises`, ({ page }) =>
    showsCase(page, name),
  )
