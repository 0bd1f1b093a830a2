import { complaints } from './rows/complaints'
import { testFaults } from './testFaults'

testFaults(complaints)
