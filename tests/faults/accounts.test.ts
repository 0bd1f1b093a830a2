import { accounts } from './rows/accounts'
import { testFaults } from './testFaults'

testFaults(accounts)
