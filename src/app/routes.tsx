import { isValidElement } from 'react'
import {
  createRoutesFromElements,
  matchRoutes,
  Navigate,
  Route,
  useLocation,
  useRoutes,
} from 'react-router-dom'
import { paths, patterns } from '@/shared/paths'
import { SignedInOnly, SignedOutOnly, useSessionEnding } from './guards'
import { Layout } from './Layout'
import { fetchScreen, screen } from './screen'
import { usePageViews } from './usePageViews'

const HomeScreen = screen(() => import('@/features/home/HomeScreen'))
const SignInScreen = screen(() => import('@/features/auth/SignInScreen'))
const SignUpScreen = screen(() => import('@/features/auth/SignUpScreen'))
const ForgotPasswordScreen = screen(() => import('@/features/auth/ForgotPasswordScreen'))
const DashboardScreen = screen(() => import('@/features/dashboard/DashboardScreen'))
const ContingentScreen = screen(() => import('@/features/contingent/ContingentScreen'))
const EventsScreen = screen(() => import('@/features/events/EventsScreen'))
const GenreScreen = screen(() => import('@/features/events/GenreScreen'))
const FaqsScreen = screen(() => import('@/features/faqs/FaqsScreen'))
const InfoScreen = screen(() => import('@/features/accommodation/InfoScreen'))
const RulesScreen = screen(() => import('@/features/accommodation/RulesScreen'))
const MapScreen = screen(() => import('@/features/accommodation/MapScreen'))
const StayFaqScreen = screen(() => import('@/features/accommodation/StayFaqScreen'))
const GalleryScreen = screen(() => import('@/features/gallery/GalleryScreen'))
const AftermovieScreen = screen(() => import('@/features/aftermovie/AftermovieScreen'))
const GamesScreen = screen(() => import('@/features/games/GamesScreen'))
const GameScreen = screen(() => import('@/features/games/GameScreen'))
const LeaderboardScreen = screen(() => import('@/features/games/LeaderboardScreen'))
const MerchScreen = screen(() => import('@/features/merch/MerchScreen'))
const ScheduleScreen = screen(() => import('@/features/schedule/ScheduleScreen'))
const CartScreen = screen(() => import('@/features/cart/CartScreen'))

/** The route table of Spec §2, a line each: which address shows which screen, and who may see it. */
const routes = createRoutesFromElements(
  <>
    <Route element={<Layout />}>
      <Route path={paths.home} element={<HomeScreen />} />
      <Route path={paths.events} element={<EventsScreen />} />
      <Route path={patterns.genre} element={<GenreScreen />} />
      <Route path={paths.faqs} element={<FaqsScreen />} />
      <Route path={paths.accommodation} element={<InfoScreen />} />
      <Route path={paths.accommodationRules} element={<RulesScreen />} />
      <Route path={paths.accommodationFaq} element={<StayFaqScreen />} />
      <Route path={paths.accommodationMap} element={<MapScreen />} />
      <Route path={paths.gallery} element={<GalleryScreen />} />
      <Route path={paths.aftermovie} element={<AftermovieScreen />} />
      <Route path={paths.games} element={<GamesScreen />} />
      <Route path={paths.leaderboard('witch')} element={<LeaderboardScreen game="witch" />} />
      <Route path={paths.leaderboard('cans')} element={<LeaderboardScreen game="cans" />} />
      <Route path={paths.schedule} element={<ScheduleScreen />} />
      <Route path={paths.merchandise} element={<MerchScreen />} />
      <Route path={paths.cart} element={<CartScreen />} />
      <Route element={<SignedOutOnly />}>
        <Route path={paths.signIn} element={<SignInScreen />} />
        <Route path={paths.signUp} element={<SignUpScreen />} />
        <Route path={paths.forgotPassword} element={<ForgotPasswordScreen />} />
      </Route>
      <Route element={<SignedInOnly />}>
        <Route path={paths.dashboard} element={<DashboardScreen />} />
        <Route path={paths.contingent} element={<ContingentScreen />} />
      </Route>
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Route>
    <Route element={<Layout bare />}>
      <Route path={paths.game('witch')} element={<GameScreen game="witch" />} />
      <Route path={paths.game('cans')} element={<GameScreen game="cans" />} />
    </Route>
  </>,
)

export function AppRoutes() {
  const { pathname } = useLocation()
  usePageViews()
  useSessionEnding({ isGuarded: componentsAt(pathname).includes(SignedInOnly) })
  return useRoutes(routes)
}

/** Fetches what the screen at an address is made of, so that it can be drawn at once. */
export async function fetchScreenAt(pathname: string): Promise<void> {
  await Promise.all(componentsAt(pathname).map(fetchScreen))
}

/** What the table draws at an address, from the frame to the screen. */
function componentsAt(pathname: string) {
  const elements = matchRoutes(routes, pathname)?.map(({ route }) => route.element) ?? []
  return elements.filter((element) => isValidElement(element)).map(({ type }) => type)
}
