import { leaderboards } from './rows/games'
import { testFaults } from './testFaults'

testFaults(leaderboards)
