import { expect, it } from 'vitest';
import { ar } from './messages/ar/index.ts';
import { en } from './messages/en/index.ts';
import type { MessageKey } from './messages/index.ts';

/**
 * The texts of the public screens that were agreed word by word. That pages say them is shown by
 * unused-keys.test.ts, which knows no key without a page, and by the browser tests of each screen.
 */
const agreed = {
  frame: {
    'header.search': 'Search',
    'header.login': 'Login',
    'header.adminDashboard': 'Admin Dashboard',
    'connection.offlineTitle': "You're offline",
    'connection.offlineText': "Some features may be limited. We'll keep working with cached data.",
    'connection.backTitle': "You're back online",
    'connection.backText': 'Your connection has been restored.',
    'update.title': 'Update Available',
    'update.text': 'A new version of the app is available. Refresh to update.',
    'flash.signedOut': 'You have been successfully logged out.',
    'session.signOutFailedTitle': 'Error',
    'flash.welcomeBack': 'Welcome back to {brand}',
    'flash.welcome': 'Welcome to {brand}',
  },
  'not found and refused': {
    'notFound.title': 'Page Not Found',
    'notFound.text':
      "Sorry, we couldn't find the page you're looking for. It might have been moved or no longer exists.",
    'notFound.home': 'Back to Home',
    'notFound.products': 'Browse Products',
    'notFound.back': 'Go Back to Previous Page',
    'unauthorized.title': 'Access Denied',
    'unauthorized.text': "You don't have permission to access this page.",
    'unauthorized.home': 'Return to Home',
    'unauthorized.support': 'Contact Support',
  },
  home: {
    'storefront.home.seeAll': 'See All',
    'storefront.home.viewAllProjects': 'View All Projects',
    'storefront.home.loadingProjects': 'Loading...',
    'storefront.home.noProjects': 'Error loading projects.',
    'storefront.home.loadingProducts': 'Loading products...',
    'storefront.home.productsFailed': 'Failed to load products. Please try again later.',
    'storefront.home.noProducts': 'No products to display at the moment.',
  },
  sections: {
    'storefront.sections.noHero': 'No hero content available.',
    'storefront.sections.noGridItems': 'No grid items available in this section.',
    'storefront.sections.noCarouselItems': 'No carousel items available in this section.',
    'storefront.sections.noTestimonials': 'No testimonials available in this section.',
    'storefront.sections.noFeatured': 'No featured content available in this section.',
    'storefront.sections.noContent': 'No content available in this section.',
    'storefront.sections.blockError': 'Error',
    'storefront.sections.blockById': 'Could not load content with ID {id}.',
    'storefront.sections.blockByName': 'Could not load content for {page}/{section}.',
  },
  buying: {
    'cart.checkout.emptyTitle': 'Your cart is empty',
    'orderResults.rejection.cart_empty': 'Please add items to your cart before checking out.',
    'cart.checkout.addressRequiredTitle': 'Address Required',
    'orderResults.rejection.address_required': 'Please select a shipping address.',
    'cart.checkout.errorTitle': 'Checkout Error',
    'orderResults.rejection.failed': 'There was a problem processing your order. Please try again.',
    'cart.checkout.paymentTitle': 'Cash on delivery',
    'cart.summary.subtotal': 'Subtotal',
    'cart.summary.shipping': 'Shipping (estimated)',
    'cart.summary.tax': 'Tax (estimated)',
    'cart.summary.taxIncluded': 'Included',
    'cart.summary.total': 'Total',
  },
  coupons: {
    'orderResults.coupon.login_required': 'You must be logged in to use coupons',
    'orderResults.coupon.invalid': 'Invalid coupon code.',
    'orderResults.coupon.not_valid_yet':
      'This coupon is not valid yet. It will be valid from {date}.',
    'orderResults.coupon.expired': 'This coupon has expired.',
    'orderResults.coupon.belongs_to_another': 'This game coupon belongs to another user.',
    'orderResults.coupon.game_coupon_used': 'This game coupon has already been used.',
    'orderResults.coupon.fully_used': 'This coupon has reached its maximum number of uses.',
    'orderResults.coupon.already_used': 'You have already used this coupon.',
    'orderResults.coupon.minimum_purchase': 'This coupon requires a minimum purchase of {amount}.',
    'orderResults.coupon.lookup_failed': 'Error validating coupon.',
    'orderResults.coupon.unexpected': 'An error occurred while validating the coupon.',
    'orderResults.coupon.applied': 'Coupon applied successfully!',
    'orderResults.coupon.not_applied': 'An error occurred while applying the coupon',
  },
  shop: {
    'shopList.loading': 'Loading products...',
    'shopList.empty': 'No products found for your search or filters',
    'storefront.shop.failed': 'There was an error loading products',
    'storefront.shop.retry': 'Retry',
    'storefront.shop.newBadge': 'New',
    'shopList.sortDefault': 'Default',
    'shopList.sortPriceUp': 'Price: low to high',
    'shopList.sortPriceDown': 'Price: high to low',
    'storefront.shop.sortNewest': 'Newest',
    'shopList.sortOldest': 'Oldest',
  },
  product: {
    'storefront.product.failed': 'Error loading product information',
    'storefront.product.notFoundTitle': 'Product not found',
    'storefront.product.notFoundText': 'The product does not exist or has been moved.',
    'productDetails.notify.title': 'Notify me',
    'productDetails.reviews.loginRequired': 'Please login to write a review.',
    'productDetails.reviews.failed': 'Error submitting review. Please try again.',
    'productDetails.reviews.sent':
      'Your review has been submitted for approval. It appears once we have read it.',
  },
  account: {
    'account.profile.saved': 'Your profile has been successfully updated.',
    'account.profile.failed': 'Failed to update profile. Please try again.',
    'account.profile.failedTitle': 'Update failed',
    'account.profile.loadFailed': 'Could not load profile information',
    'flash.updateFailedTitle': 'Update failed',
    'session.notAuthenticated': 'User not authenticated',
    'account.payment.method': 'Cash on delivery',
    'account.picture.tooLarge': 'Image file size must be less than 5MB',
    'account.picture.notPicture': 'Please upload an image file (JPEG, PNG, etc.)',
    'addressForm.problems.invalid_email': 'Please enter a valid email address',
    'productDetails.reviews.image_too_large': 'Image file size must be less than 5MB',
    'productDetails.reviews.not_an_image': 'Please upload an image file (JPEG, PNG, etc.)',
  },
  search: {
    'search.title': 'Search Website',
    'search.lead': 'search for products, portfolio items, and projects across the site',
    'search.products': 'Products',
    'search.portfolio': 'Portfolio',
    'search.projects': 'Projects',
    'search.none': 'No results found for "{query}"',
    'failure.searchTitle': 'Search Error',
    'failure.search': 'Failed to perform search. Please try again.',
  },
  pages: {
    'pages.project.failed': 'Error loading project',
    'pages.faq.empty': 'No FAQ categories available',
    'pages.partners.empty': 'Partner Information Coming Soon',
    'newsletter.subscribing': 'Subscribing...',
  },
  'custom service': {
    'enquiries.fields.problems.required': 'Please fill in all required fields',
    'enquiries.fields.problems.images_required': 'Please upload at least one image',
    'enquiries.fields.problems.too_many_images': 'You can upload maximum 5 images',
    'enquiries.fields.problems.image_too_large': 'Image file size must be less than 5MB',
    'enquiries.fields.problems.not_an_image': 'Please upload an image file (JPEG, PNG, etc.)',
    'enquiries.fields.problems.invalid_email': 'Please enter a valid email address',
    'enquiries.customService.failedTitle': 'Submission Error',
    'enquiries.customService.failed':
      'There was an error submitting your request. Please try again later.',
    'enquiries.customService.sentText':
      'Thank you. Our team will contact you within 48 hours, and a confirmation is on its way to your mailbox.',
    'enquiries.customService.budgets.under_10k': 'Under $10,000',
    'enquiries.customService.budgets.10k_25k': '$10,000 - $25,000',
    'enquiries.customService.budgets.25k_50k': '$25,000 - $50,000',
    'enquiries.customService.budgets.50k_100k': '$50,000 - $100,000',
    'enquiries.customService.budgets.above_100k': 'Above $100,000',
  },
  contact: {
    'enquiries.contact.subjects.product_inquiry': 'Product inquiry',
    'enquiries.contact.subjects.order_status': 'Order status',
    'enquiries.contact.subjects.return_exchange': 'Return/exchange',
    'enquiries.contact.subjects.custom_furniture': 'Custom furniture',
    'enquiries.contact.subjects.other': 'Other',
  },
  'signing in and up': {
    'account.login.missing': 'You must provide either an email or phone number and a password',
    'account.login.failed': 'Login failed',
    'account.signup.failed': 'Registration failed',
  },
} as const satisfies Record<string, Partial<Record<MessageKey, string>>>;

const rows = Object.entries(agreed).flatMap(([screen, texts]) =>
  Object.entries(texts).map(([key, text]) => ({ screen, key, text })),
);

function read(messages: object, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], messages);
}

const placeholders = (text: unknown) => String(text).match(/\{\w+\}/g) ?? [];

it.each(rows)('$screen says “$text”, as agreed, and as much in Arabic', ({ key, text }) => {
  expect(read(en, key)).toBe(text);
  expect(read(ar, key)).toMatch(/\p{Script=Arabic}/u);
  expect(placeholders(read(ar, key)).toSorted()).toEqual(placeholders(text).toSorted());
});
