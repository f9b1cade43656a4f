import { Outlet } from 'react-router';
import './storefront.css';

export default function StorefrontLayout() {
  return <Outlet />;
}
