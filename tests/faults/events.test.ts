import { events } from './rows/events'
import { testFaults } from './testFaults'

testFaults(events)
