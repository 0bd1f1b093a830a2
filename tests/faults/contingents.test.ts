import { contingents } from './rows/contingents'
import { testFaults } from './testFaults'

testFaults(contingents)
