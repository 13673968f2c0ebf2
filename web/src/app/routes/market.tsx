export { MarketScreen as default } from '@/features/traits/market-screen';
