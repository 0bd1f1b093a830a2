import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { paths, patterns } from '@/shared/paths'
import { SignedInOnly, SignedOutOnly } from './guards'
import { Layout } from './Layout'
import { usePageViews } from './usePageViews'

const HomeScreen = lazy(() => import('@/features/home/HomeScreen'))
const SignInScreen = lazy(() => import('@/features/auth/SignInScreen'))
const SignUpScreen = lazy(() => import('@/features/auth/SignUpScreen'))
const ForgotPasswordScreen = lazy(() => import('@/features/auth/ForgotPasswordScreen'))
const DashboardScreen = lazy(() => import('@/features/dashboard/DashboardScreen'))
const ContingentScreen = lazy(() => import('@/features/contingent/ContingentScreen'))
const EventsScreen = lazy(() => import('@/features/events/EventsScreen'))
const GenreScreen = lazy(() => import('@/features/events/GenreScreen'))
const FaqsScreen = lazy(() => import('@/features/faqs/FaqsScreen'))
const InfoScreen = lazy(() => import('@/features/accommodation/InfoScreen'))
const RulesScreen = lazy(() => import('@/features/accommodation/RulesScreen'))
const MapScreen = lazy(() => import('@/features/accommodation/MapScreen'))
const StayFaqScreen = lazy(() => import('@/features/accommodation/StayFaqScreen'))
const GalleryScreen = lazy(() => import('@/features/gallery/GalleryScreen'))
const AftermovieScreen = lazy(() => import('@/features/aftermovie/AftermovieScreen'))
const GamesScreen = lazy(() => import('@/features/games/GamesScreen'))
const GameScreen = lazy(() => import('@/features/games/GameScreen'))
const LeaderboardScreen = lazy(() => import('@/features/games/LeaderboardScreen'))
const MerchScreen = lazy(() => import('@/features/merch/MerchScreen'))
const ScheduleScreen = lazy(() => import('@/features/schedule/ScheduleScreen'))
const CartScreen = lazy(() => import('@/features/cart/CartScreen'))

/** The route table of Spec §2, a line each: which address shows which screen, and who may see it. */
export function AppRoutes() {
  usePageViews()
  return (
    <Routes>
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
    </Routes>
  )
}
