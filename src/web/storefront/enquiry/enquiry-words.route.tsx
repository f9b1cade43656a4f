import { Outlet } from 'react-router';
import { AreaWords } from '../../shared/area-words.tsx';
import './enquiry.css';

export default function EnquiryWords() {
  return (
    <AreaWords area="enquiries">
      <Outlet />
    </AreaWords>
  );
}
