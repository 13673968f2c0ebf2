import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

import { Shell } from '@/layout/shell';

const Home = lazy(() => import('./routes/home'));
const Dashboard = lazy(() => import('./routes/dashboard'));
const Profile = lazy(() => import('./routes/profile'));
const Subscriptions = lazy(() => import('./routes/subscriptions'));
const Market = lazy(() => import('./routes/market'));
const Collections = lazy(() => import('./routes/collections'));
const Playground = lazy(() => import('./routes/playground'));
const Packs = lazy(() => import('./routes/packs'));
const Activity = lazy(() => import('./routes/activity'));
const Leaders = lazy(() => import('./routes/leaders'));
const Extract = lazy(() => import('./routes/extract'));
const Construct = lazy(() => import('./routes/construct'));
const ConstructPremium = lazy(() => import('./routes/construct-premium'));
const Reroll = lazy(() => import('./routes/reroll'));
const TheLight = lazy(() => import('./routes/the-light'));
const Constructions = lazy(() => import('./routes/constructions'));
const Help = lazy(() => import('./routes/help'));
const Trait = lazy(() => import('./routes/trait'));
const GuestSignIn = lazy(() => import('./routes/guest-sign-in'));
const PrivacyPolicy = lazy(() => import('./routes/privacy-policy'));
const Terms = lazy(() => import('./routes/terms'));
const NftLicense = lazy(() => import('./routes/nft-license'));
const NotFound = lazy(() => import('./routes/not-found'));

/** Every route of §2, each loaded when it is first visited. */
export function Router() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<Home />} />
        <Route path="dashboard" element={<Dashboard />} />
        <Route path="profile/:address" element={<Profile />} />
        <Route path="subscriptions" element={<Subscriptions />} />
        <Route path="market" element={<Market />} />
        <Route path="collections" element={<Collections />} />
        <Route path="playground" element={<Playground />} />
        <Route path="packs" element={<Packs />} />
        <Route path="activity" element={<Activity />} />
        <Route path="leaders" element={<Leaders />} />
        <Route path="extract" element={<Extract />} />
        <Route path="construct" element={<Construct />} />
        <Route path="construct-premium" element={<ConstructPremium />} />
        <Route path="reroll" element={<Reroll />} />
        <Route path="the-light" element={<TheLight />} />
        <Route path="constructions" element={<Constructions />} />
        <Route path="help" element={<Help />} />
        <Route path="traits/:id" element={<Trait />} />
        <Route path="signin/guest" element={<GuestSignIn />} />
        <Route path="privacy-policy" element={<PrivacyPolicy />} />
        <Route path="terms" element={<Terms />} />
        <Route path="nft-license" element={<NftLicense />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
